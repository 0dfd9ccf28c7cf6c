// Properties run on the same cases every time, so that a red run means a change. `SEED=random npm test` looks further.
import fc from 'fast-check'

const seed = process.env['SEED'] ?? '20261118'
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
