import { SchemaIssue } from "effect"

const read = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    const said = "annotations" in issue ? issue.annotations?.["message"] : undefined
    if (typeof said === "string") return said
    switch (issue._tag) {
      case "MissingKey":
        return "required"
      case "UnexpectedKey":
        return "unexpected"
      default:
        return "invalid"
    }
  }
})

/**
 * Returns whether a message is one of our ids, a single word such as `tooLong:254`; Effect's own messages are
 * sentences.
 */
const isId = (message: string) => /^[a-z][\w.:-]*$/.test(message)

/**
 * Converts a decode error to message ids with their paths. Issues without a message of ours become "required",
 * "unexpected" or "invalid".
 */
export const messageIds = (issue: SchemaIssue.Issue) => ({
  issues: read(issue).issues.map(({ path = [], message }) => ({ path, message: isId(message) ? message : "invalid" }))
})
