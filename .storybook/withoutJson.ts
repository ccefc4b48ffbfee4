import type { ArgTypesEnhancer } from "storybook/internal/types"

/**
 * Removes controls that would be a JSON editor, including those Storybook infers from a story's args, and text controls
 * for args that are React elements.
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
