import { Effect } from "effect"
import { attemptsMemory } from "#adapters/memory/attemptsMemory.ts"
import { commonPasswordsMemory } from "#adapters/memory/passwordsMemory.ts"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { MemoryTables } from "#adapters/memory/MemoryTables.ts"
import { commonPasswordsZxcvbn } from "#adapters/zxcvbn/commonPasswordsZxcvbn.ts"
import { attemptsContract } from "#tests/contracts/attemptsContract.ts"
import { commonPasswordsContract } from "#tests/contracts/commonPasswordsContract.ts"
import { outboxContract } from "#tests/contracts/outboxContract.ts"
import { passwordResetsContract } from "#tests/contracts/passwordResetsContract.ts"
import { signInEmailsContract } from "#tests/contracts/signInEmailsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

const waiting = Effect.flatMap(MemoryTables, ({ current }) =>
  Effect.map(current, ({ postings }) => [...postings.keys()])
)

attemptsContract("attempt counts in memory", attemptsMemory)
passwordResetsContract("reset links in memory", inMemory(), newTenantInMemory)
signInEmailsContract("sign-in email addresses in memory", inMemory(), newTenantInMemory)
outboxContract("the mail outbox in memory", inMemory(), newTenantInMemory, waiting)
commonPasswordsContract("common passwords in memory", commonPasswordsMemory)
commonPasswordsContract("common passwords from zxcvbn", commonPasswordsZxcvbn)
