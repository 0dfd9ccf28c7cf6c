// Small documents that many tests start from.

/** A pack over wild-blue. */
export const PACK = `kind: pack
id: mine
name: Mine
version: 1.0.0
licence: MIT
depends: [{ id: wild-blue }]
`

/** A clean aircraft over wild-blue. */
export const AIRCRAFT = `kind: aircraft
id: p-36
name: P-36
ruleset: wild-blue
class: fighter
type: p-36
model: C
nation: united-states
leader:
  undamaged: { damage: 3, performance: 5, horsepower: 2, burst: 0, ceiling: high }
  damaged: { damage: 6, performance: 4, horsepower: 1, burst: 0, ceiling: medium }
balance: { leader: 3 }
service-entry: 1938-04
sources:
  all: { from: estimate, method: by eye }
`
