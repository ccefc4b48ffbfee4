import type { JobFile, KeptFile } from "./JobFile.ts"

/** A kept file as it is shown: without the names of its bytes. */
export const shownFile = ({
  content: _content,
  deletedAt: _deletedAt,
  thumbnail: _thumbnail,
  ...file
}: KeptFile): JobFile => file
