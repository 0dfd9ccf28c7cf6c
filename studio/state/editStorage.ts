// Edited texts in the browser's own storage. Each keystroke is written at once; what is still on its way when the
// page goes is put down in localStorage, which does not wait, and picked up at the next start.
const DATABASE = 'skywright'
const STORE = 'edits'
const LEFT_OVER = 'skywright-unwritten-edits'

export interface EditStorage {
  load(): Promise<Map<string, string>>
  /** A text of undefined forgets the edit. */
  write(key: string, text: string | undefined): void
}

type OnState = (state: 'kept' | 'writing' | 'refused') => void

export async function openEditStorage(onState: OnState): Promise<EditStorage> {
  const database = await openDatabase().catch(() => undefined)
  if (!database) {
    onState('refused')
    return { load: () => Promise.resolve(new Map()), write: () => undefined }
  }
  const unwritten = new Map<string, string | null>()
  const write = (key: string, text: string | undefined): void => {
    unwritten.set(key, text ?? null)
    onState('writing')
    const transaction = database.transaction(STORE, 'readwrite')
    if (text === undefined) transaction.objectStore(STORE).delete(key)
    else transaction.objectStore(STORE).put(text, key)
    transaction.oncomplete = () => {
      // A later text of the same file may be on its way already.
      if (unwritten.get(key) === (text ?? null)) unwritten.delete(key)
      if (unwritten.size === 0) onState('kept')
    }
    transaction.onabort = () => {
      onState('refused')
    }
  }
  addEventListener('pagehide', () => {
    if (unwritten.size > 0) localStorage.setItem(LEFT_OVER, JSON.stringify([...unwritten]))
  })
  return {
    write,
    async load() {
      const edits = await readAll(database)
      for (const [key, text] of takeLeftOver()) {
        if (text === null) edits.delete(key)
        else edits.set(key, text)
        write(key, text ?? undefined)
      }
      return edits
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

async function readAll(database: IDBDatabase): Promise<Map<string, string>> {
  const store = database.transaction(STORE).objectStore(STORE)
  const [keys, texts] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
  return new Map(keys.map((key, index) => [key as string, String(texts[index])]))
}

function takeLeftOver(): [string, string | null][] {
  const text = localStorage.getItem(LEFT_OVER)
  if (text === null) return []
  localStorage.removeItem(LEFT_OVER)
  return JSON.parse(text) as [string, string | null][]
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('storage refused'))
    }
  })
