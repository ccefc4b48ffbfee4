import type { EstimateWords } from "#domain/estimates/EstimateWords.ts"
import { estimateWordsOf } from "#domain/estimates/estimateWordsOf.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"

/** How automatic rows are called on this page; papers say the same in their own language. */
export const useEstimateWords = (): EstimateWords => estimateWordsOf[useSpeech().language]
