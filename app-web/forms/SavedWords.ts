import type { NamedAt } from "./FormProblems.tsx"

/** What is said after each way of saving. */
export interface SavedWords {
  readonly created: string
  readonly saved: string
  /** Others' changes joined in. */
  readonly joined: string
  /** What the field at a path is called: what joined and what was chosen is said by name. */
  readonly nameOf: (path: string) => NamedAt
}
