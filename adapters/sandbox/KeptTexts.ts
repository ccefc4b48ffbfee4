import { Context } from "effect"
import type { SandboxText } from "./twilioSandbox.ts"

/** The texts of a server without a carrier, and a way to answer them; undefined where texts are really sent. */
export class KeptTexts extends Context.Service<
  KeptTexts,
  | {
      readonly list: () => ReadonlyArray<SandboxText>
      readonly reply: (phone: string, body: string) => Promise<void>
    }
  | undefined
>()("adapters/sandbox/KeptTexts") {}
