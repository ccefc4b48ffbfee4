import { relative } from "node:path"
import type { ArgTypes } from "@storybook/react-vite"
import type { Plugin } from "vite"
import { type Part, partsOf, type Prop } from "./partsOf.ts"

/** Contents of a component's docs page, read by `extractArgTypes` and `extractComponentDescription` in preview.tsx. */
export interface PartDocs {
  readonly description: string
  readonly argTypes: ArgTypes
}

/**
 * A Vite plugin that attaches the prop documentation found in the sources to each component, as `Button.partDocs`. The
 * sources are read once: restart Storybook to see changed props.
 */
export const partDocs = (root: string): Plugin => {
  let parts: ReadonlyArray<Part> | undefined
  return {
    name: "part-docs",
    transform: {
      filter: { id: /\/ui\/[A-Z]\w+\.tsx(\?|$)/ },
      handler: (code, id) => {
        parts ??= partsOf(root)
        const written = parts
          .filter(({ file }) => relative(file, id.split("?")[0] ?? "") === "")
          .map((part) => `${part.name}.partDocs = ${JSON.stringify(docsOf(part))}`)
        return written.length === 0 ? undefined : { code: `${code}\n;${written.join("\n;")}\n`, map: null }
      }
    }
  }
}

/**
 * Builds the props table and controls of a component. Attributes that are only passed through to the element are left
 * out.
 */
export const docsOf = ({ description, props }: Part): PartDocs => ({
  description,
  argTypes: Object.fromEntries(props.filter(({ from }) => from !== "HTML").map((prop) => [prop.name, argTypeOf(prop)]))
})

const argTypeOf = (prop: Prop): ArgTypes[string] => ({
  name: prop.name,
  description: prop.description,
  type: { name: "other", value: prop.type, required: prop.isRequired },
  table: {
    category: prop.from === "ours" ? "Props" : "From React Aria",
    type: { summary: prop.type }
  },
  ...controlOf(prop)
})

/** Chooses a toggle, select or text control. Props that cannot be entered, such as functions, get none. */
const controlOf = ({ type, choices }: Prop): Pick<ArgTypes[string], "control" | "options"> => {
  if (choices !== undefined) return { control: { type: choices.length > 5 ? "select" : "radio" }, options: choices }
  if (type === "boolean") return { control: { type: "boolean" } }
  if (/^number( \| null)?$/.test(type)) return { control: { type: "number" } }
  if (/^(string( \| null)?|ReactNode)$/.test(type)) return { control: { type: "text" } }
  return { control: false }
}
