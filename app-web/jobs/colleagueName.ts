import type { Colleague } from "#domain/jobs/jobListApi.ts"

/** What somebody is called among the people that a job may name; undefined where they are none of them any more. */
export const colleagueName = (people: ReadonlyArray<Colleague>, id: string): string | undefined => {
  const one = people.find((person) => person.id === id)
  return one === undefined ? undefined : `${one.firstName} ${one.lastName}`.trim()
}
