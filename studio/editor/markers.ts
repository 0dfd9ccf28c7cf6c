// Diagnostics as Monaco shows them: markers with their hover, and fixes as code actions.
import type { Diagnostic, Fix, Range, Severity } from '../../compiler/index.ts'
import { monaco } from './monaco.ts'

const SEVERITY: Readonly<Record<Severity, monaco.MarkerSeverity>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
}

export const monacoRange = ({ start, end }: Range): monaco.IRange => ({
  startLineNumber: start.line,
  startColumn: start.column,
  endLineNumber: end.line,
  endColumn: end.column,
})

export const uriOf = (file: string): monaco.Uri => monaco.Uri.from({ scheme: 'pack', path: `/${file}` })
export const fileOf = (uri: monaco.Uri): string => uri.path.slice(1)

const OWNER = 'skywright'

export function showMarkers(
  models: readonly monaco.editor.ITextModel[],
  diagnostics: readonly Diagnostic[],
): void {
  for (const model of models) {
    const file = fileOf(model.uri)
    const own = diagnostics.filter((diagnostic) => diagnostic.file === file)
    monaco.editor.setModelMarkers(model, OWNER, own.map(markerOf))
  }
}

const markerOf = ({ range, severity, code, message, hint }: Diagnostic): monaco.editor.IMarkerData => ({
  ...monacoRange(range),
  severity: SEVERITY[severity],
  code,
  message: hint === undefined ? message : `${message}\n${hint}`,
})

export const fixesOf = ({ fix, otherFixes = [] }: Diagnostic): readonly Fix[] =>
  fix ? [fix, ...otherFixes] : []

/** `open` makes sure that a file a fix edits has a model. */
export function registerFixes(diagnostics: () => readonly Diagnostic[], open: (file: string) => void): void {
  monaco.languages.registerCodeActionProvider(
    'yaml',
    {
      provideCodeActions(model, range) {
        const file = fileOf(model.uri)
        const here = diagnostics().filter(
          (each) =>
            each.file === file && monaco.Range.areIntersectingOrTouching(monacoRange(each.range), range),
        )
        const actions = here.flatMap((diagnostic) =>
          fixesOf(diagnostic).map((fix, index) => {
            for (const edit of fix.edits) open(edit.file)
            return {
              title: fix.title,
              kind: 'quickfix',
              diagnostics: [markerOf(diagnostic)],
              isPreferred: index === 0,
              edit: { edits: fix.edits.map(workspaceEdit) },
            }
          }),
        )
        return { actions, dispose: () => undefined }
      },
    },
    { providedCodeActionKinds: ['quickfix'] },
  )
}

const workspaceEdit = ({
  file,
  range,
  newText,
}: Fix['edits'][number]): monaco.languages.IWorkspaceTextEdit => ({
  resource: uriOf(file),
  versionId: undefined,
  textEdit: { range: monacoRange(range), text: newText },
})
