import type { PhotoType } from "#domain/job-files/JobFile.ts"

const glass = "M14 60 C30 54 90 54 106 60 L98 24 C82 19 38 19 22 24 Z"
const mirror = { frame: "M50 26 h20 v8 q-10 4 -20 0 Z", foot: "M60 21 v5" }

/** A drawing of which photo is meant: the windshield, what is looked at on it, and from which side. */
export function PhotoHint({ type }: { readonly type: PhotoType }) {
  const isMirror = type === "rvmirror" || type.endsWith("-rv")
  const isInside = type.startsWith("back")
  const isOutside = type.startsWith("front")
  return (
    <svg className="PhotoHint" viewBox="0 0 120 90" aria-hidden>
      {type.startsWith("misc") ? (
        <path d="M28 30h14l6-8h24l6 8h14v38H28ZM60 60a11 11 0 1 0 0-22 11 11 0 0 0 0 22Z" />
      ) : (
        <path d={glass} data-marked={type === "full" || undefined} />
      )}
      {isMirror && (
        <>
          <path d={mirror.foot} />
          <path d={mirror.frame} data-marked />
        </>
      )}
      {type.endsWith("-rv") && <circle cx="60" cy="29" r="18" strokeDasharray="3 3" />}
      {isOutside && <path d="M8 66 C30 60 90 60 112 66 L116 84 H4 Z M18 76h12 M90 76h12" />}
      {isInside && <path d="M4 84 C8 70 30 66 60 66 C90 66 112 70 116 84 M36 84a14 14 0 0 1 28 0 M50 70v7" />}
      {type === "full" && <path d="M20 44h80 M60 22v36" strokeDasharray="2 5" />}
    </svg>
  )
}
