import { listReminderPeople } from "#domain/reminders/remindersApi.ts"
import { useUser } from "#web/access/useUser.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"

/** To whom a reminder can be given, with their names; who asks is there at once. */
export const useReminderPeople = () => {
  const me = useUser()
  const { data } = useQueryOf(listReminderPeople, {}, { isNote: true })
  return {
    isComplete: data !== undefined,
    people: (data ?? [me]).map(({ id, firstName, lastName }) => ({
      id: id as string,
      name: `${firstName} ${lastName}`.trim()
    }))
  }
}
