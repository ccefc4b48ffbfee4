/** Where a visitor gets a quote on a shop's host; undefined would lead them nowhere but to the phone. */
export const quotePath: string | undefined = "/quote" as string | undefined
