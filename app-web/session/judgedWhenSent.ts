/**
 * For a field above a link, as in the sign-in: an error that appears on leaving the field would move the link away from
 * under the finger that presses it. Such a field is judged when the form is sent.
 */
export const judgedWhenSent = { onBlur: () => {} } as const
