import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import { vinDecoderContract } from "./vinDecoderContract.ts"

vinDecoderContract(
  "the VIN decoder in memory",
  vinDecoderMemory,
  ["1HGCM82633A004352", "5GZCZ43D13S812715", "1FTFW5L86RFB45612"],
  "JN1BJ1AW5PW109661"
)
