import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Folders and what they may not import; tests/architecture shows the same rule as a table. */
const forbidden = {
  schemas: ['runtime', 'compiler', 'studio', 'tests'],
  runtime: ['compiler', 'studio', 'tests'],
  compiler: ['studio', 'tests'],
  studio: ['tests'],
}

const folder = (name, also = []) => ({
  files: [`${name}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `(^|/)\\.\\./(.*/)?(${forbidden[name].join('|')})/`,
            message: `${name}/ may not import this folder: see ARCHITECTURE.md`,
          },
          ...also,
        ],
      },
    ],
  },
})

const noNode = { regex: '^node:', message: 'Only compiler/cli, the studio server and tests know Node.' }
const noTsMorph = { regex: '^ts-morph$', message: 'ts-morph stays inside compiler/emit.' }
const noYaml = { regex: '^yaml$', message: 'The runtime knows no YAML.' }

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '**/*.generated.*', '**/generated/', '**/*.mjs', '**/*.js'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      complexity: ['error', 15],
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  folder('schemas'),
  folder('runtime', [noNode, noTsMorph, noYaml]),
  folder('compiler', [noNode, noTsMorph]),
  { ...folder('compiler', [noNode]), files: ['compiler/emit/**/*.ts'] },
  { ...folder('compiler', [noTsMorph]), files: ['compiler/cli/**/*.ts'] },
  // Starting the studio's server is the one step from the compiler to the studio.
  {
    files: ['compiler/cli/commands/studio.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noTsMorph] }] },
  },
  folder('studio', [noTsMorph]),
  {
    files: ['runtime/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'performance', 'structuredClone', 'setTimeout', 'crypto'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness comes from the state.' },
      ],
    },
  },
  {
    files: ['studio/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
)
