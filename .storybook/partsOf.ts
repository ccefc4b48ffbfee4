import { join, sep } from "node:path"
import { Project, ts } from "ts-morph"

/** A prop of a component, as described by its types and comments. */
export interface Prop {
  readonly name: string
  readonly isRequired: boolean
  /**
   * The type as declared, without `undefined` if the prop is optional. A union of string or number literals is listed
   * by its values.
   */
  readonly type: string
  /** The values of a union of string or number literals. */
  readonly choices?: ReadonlyArray<string | number>
  readonly description: string
  /** "ours" if one of our components declares it; otherwise it comes from React Aria or is an HTML attribute. */
  readonly from: "ours" | "React Aria" | "HTML"
}

/** A component in `ui` with its description. */
export interface Part {
  readonly name: string
  readonly file: string
  readonly description: string
  readonly props: ReadonlyArray<Prop>
}

/**
 * Reads every component in `ui` with all its props, including inherited ones, using the TypeScript compiler. Takes
 * seconds.
 */
export const partsOf = (root: string): ReadonlyArray<Part> => {
  const ui = join(root, "ui")
  const project = new Project({ tsConfigFilePath: join(ui, "tsconfig.json"), skipAddingFilesFromTsConfig: true })
  const files = project.addSourceFilesAtPaths(join(ui, "*.tsx"))
  const checker = project.getTypeChecker().compilerObject
  return files.flatMap(({ compilerNode: source }) => {
    const exported = checker.getSymbolAtLocation(source)
    return exported === undefined
      ? []
      : checker.getExportsOfModule(exported).flatMap((symbol) => partOf(checker, symbol, source.fileName, ui))
  })
}

const sentence = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ").trim()

const partOf = (checker: ts.TypeChecker, symbol: ts.Symbol, file: string, ui: string): ReadonlyArray<Part> => {
  const declared = symbol.valueDeclaration
  if (declared === undefined || !ts.isFunctionDeclaration(declared) || !/^[A-Z]/.test(symbol.name)) return []
  const [given] = declared.parameters
  const type = given === undefined ? undefined : checker.getTypeAtLocation(given)
  const props =
    type === undefined ? [] : checker.getPropertiesOfType(type).map((prop) => propOf(checker, prop, declared, ui))
  return [
    {
      name: symbol.name,
      file,
      description: sentence(checker, symbol),
      props: props.toSorted((one, other) => order(one) - order(other))
    }
  ]
}

/** Our own props first, required ones before optional ones. */
const order = ({ from, isRequired }: Prop) => ["ours", "React Aria", "HTML"].indexOf(from) * 2 + Number(!isRequired)

const propOf = (checker: ts.TypeChecker, prop: ts.Symbol, at: ts.Node, ui: string): Prop => {
  const isOptional = (prop.flags & ts.SymbolFlags.Optional) !== 0
  const whole = checker.getTypeOfSymbolAtLocation(prop, at)
  const members = whole.isUnion() ? whole.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0) : [whole]
  const choices =
    members.length > 1 && members.every((one) => one.isStringLiteral() || one.isNumberLiteral())
      ? members.map((one) => one.value)
      : undefined
  const isBoolean = members.every(({ flags }) => (flags & ts.TypeFlags.BooleanLike) !== 0)
  const description = sentence(checker, prop)
  return {
    name: prop.name,
    isRequired: !isOptional,
    type:
      choices !== undefined
        ? choices.map((one) => JSON.stringify(one)).join(" | ")
        : isBoolean
          ? "boolean"
          : (declaredType(prop) ?? checker.typeToString(whole, at, ts.TypeFormatFlags.NoTruncation)),
    ...(choices === undefined ? {} : { choices }),
    description,
    from: isOurs(prop, ui) ? "ours" : description === "" ? "HTML" : "React Aria"
  }
}

const declaredType = (prop: ts.Symbol): string | undefined => {
  const declaration = prop.declarations?.find((one) => ts.isPropertySignature(one) || ts.isMethodSignature(one))
  const text =
    declaration === undefined
      ? undefined
      : ts.isPropertySignature(declaration)
        ? declaration.type?.getText()
        : declaration.getText()
  return text
    ?.replace(/\s+/g, " ")
    .replace(/ \| undefined$/, "")
    .replace(/^\((.*=>.*)\)$/, "$1")
}

/** React Aria documents its own props; a prop without a description is passed through to the element. */
const isOurs = (prop: ts.Symbol, ui: string) =>
  (prop.declarations ?? []).some((declaration) =>
    declaration.getSourceFile().fileName.startsWith(`${ui.split(sep).join("/")}/`)
  )
