export { whole } from "virtual:words"
export { estimateTextsOf as estimateWordsOf } from "#domain/estimates/EstimateTexts.ts"
export { pageWordsOf } from "#web/job-links/pageWordsOf.ts"
