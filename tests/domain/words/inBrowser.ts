export { whole } from "virtual:words"
export { estimateWordsOf } from "#domain/estimates/EstimateWords.ts"
export { pageWordsOf } from "#web/job-links/pageWordsOf.ts"
