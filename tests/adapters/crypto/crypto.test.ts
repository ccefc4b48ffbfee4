import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { passwordsArgon2 } from "#adapters/crypto/passwordsArgon2.ts"
import { secretsRandom } from "#adapters/crypto/secretsRandom.ts"
import { newIdContract } from "../../contracts/newIdContract.ts"
import { passwordsContract } from "../../contracts/passwordsContract.ts"
import { secretsContract } from "../../contracts/secretsContract.ts"

passwordsContract("passwords with Argon2id", passwordsArgon2)
secretsContract("secrets by chance", secretsRandom)
newIdContract("ids of version 7", newIdV7)
