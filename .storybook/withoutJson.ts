import type { ArgTypesEnhancer } from "storybook/internal/types"

/** Takes away the controls that would be an area of JSON, and the text field of what a story draws with elements. */
export const withoutJson: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isTyped(argType["control"], initialArgs[name]) ? argType : { ...argType, control: false }
    ])
  )
// After Storybook has inferred its controls.
withoutJson.secondPass = true

const isTyped = (control: unknown, arg: unknown) =>
  typeof control === "object" &&
  control !== null &&
  "type" in control &&
  control.type !== "object" &&
  (typeof arg !== "object" || arg === null)
