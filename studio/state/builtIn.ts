// The packs that come with the studio. In a chunk of its own: content grows, the page should not wait for it.
const found = import.meta.glob<string>('../../content/**/*.{yaml,yml}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const builtInFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(found).map(([path, text]) => [path.replace(/^(\.\.\/)+/, ''), text]),
)
