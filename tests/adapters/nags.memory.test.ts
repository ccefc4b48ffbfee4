import { nagsMemory } from "#adapters/memory/nagsMemory.ts"
import { nagsContract } from "#tests/contracts/nagsContract.ts"
import { nagsFits } from "#tests/contracts/nagsFits.ts"

nagsContract("the glass catalog in memory", nagsMemory(nagsFits))
