import { Icon } from "#ui/Icon.tsx"
import { usePhone } from "./phoneContext.ts"

/** The page header, in the dark frame. */
export function Head({
  title,
  about,
  back
}: {
  readonly title: string
  readonly about?: string | undefined
  readonly back?: string | undefined
}) {
  const { go, words } = usePhone()
  return (
    <header className="PhoneHead">
      {back !== undefined && (
        <button type="button" className="PhoneBack" aria-label={words("back")} onClick={() => go(back)}>
          <Icon name="chevron-left" size={22} />
        </button>
      )}
      <div>
        <h1>{title}</h1>
        {about !== undefined && <p>{about}</p>}
      </div>
    </header>
  )
}
