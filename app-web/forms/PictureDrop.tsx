import { Skeleton } from "#ui/Skeleton.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { isHeic, maxPictureBytes } from "./downscalePhoto.ts"
import type { Picture } from "./usePicture.ts"

const FileDrop = lazyPart(() => import("#ui/FileDrop.tsx"), "FileDrop", "now", <Skeleton height={120} />)

const accept = ["image/png", "image/jpeg", "image/webp"]

export interface PictureDropProps {
  readonly picture: Picture
  readonly label: string
  /** For a picture of the user: phones open the front camera. */
  readonly isOfPerson?: boolean
}

/**
 * Accepts a dropped or chosen picture: PNG, JPEG or JPG (spec §5 Uploads). Pictures above 5 MB are downscaled in the
 * browser, and WebP is converted to JPEG.
 */
export function PictureDrop({ picture, label, isOfPerson = false }: PictureDropProps) {
  const { t } = useWords()
  return (
    <FileDrop
      label={label}
      description={t("photo.rules")}
      buttonLabel={t("photo.chooseFile")}
      dropLabel={t("photo.orDrop")}
      accept={accept}
      maxBytes={maxPictureBytes}
      errorMessage={picture.problem}
      camera={isOfPerson ? "user" : undefined}
      onFiles={([file]) => {
        if (file !== undefined) void picture.choose(file)
      }}
      onReject={([first]) =>
        picture.say(
          t(
            first?.reason === "size"
              ? "fileTooLarge"
              : first !== undefined && isHeic(first.file)
                ? "file.heic"
                : "failure.NotAPicture"
          )
        )
      }
    />
  )
}
