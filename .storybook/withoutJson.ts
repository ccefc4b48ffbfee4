import type { ArgTypesEnhancer } from "storybook/internal/types"

/**
 * Takes away the controls that would be an area of JSON, those too that Storybook would infer from a story's args, and
 * the text field of what a story draws with elements.
 */
export const withoutJson: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, arg]) => typeof arg === "object" && arg !== null)
      .map(([name]) => [name, { name, control: false }])
  ),
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isTyped(argType["control"], initialArgs[name]) ? argType : { ...argType, control: false }
    ])
  )
})
withoutJson.secondPass = true

const isTyped = (control: unknown, arg: unknown) =>
  typeof control === "object" &&
  control !== null &&
  "type" in control &&
  control.type !== "object" &&
  (typeof arg !== "object" || arg === null)
