import { listReminderPeople } from "#domain/reminders/remindersApi.ts"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"

/** Returns the users who can be assigned reminders, with their names. The current user is available immediately. */
export const useReminderPeople = () => {
  const me = useUser()
  const { data } = useApiQuery(listReminderPeople, {}, { isBestEffort: true })
  return {
    isComplete: data !== undefined,
    people: (data ?? [me]).map(({ id, firstName, lastName }) => ({
      id: id as string,
      name: `${firstName} ${lastName}`.trim()
    }))
  }
}
