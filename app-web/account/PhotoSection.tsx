import { useState } from "react"
import { deleteProfileImage, getProfile, putProfileImage } from "#domain/account/accountApi.ts"
import type { Profile } from "#domain/account/Profile.ts"
import { largestUpload } from "#domain/files/largestUpload.ts"
import { Avatar } from "#ui/Avatar.tsx"
import { Button } from "#ui/Button.tsx"
import { FileDrop } from "#ui/FileDrop.tsx"
import { Section } from "#ui/Section.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import { CropPhoto } from "./CropPhoto.tsx"
import "./PhotoSection.css"

const accept = ["image/png", "image/jpeg"]

export interface PhotoSectionProps {
  readonly profile: Profile
  readonly onChanged: (now: Profile) => void
}

/** One's photo, or initials: chosen, cut, kept at once (spec §5 Uploads). */
export function PhotoSection({ profile, onChanged }: PhotoSectionProps) {
  const { t } = useWords()
  const say = useSay()
  const textOf = useFailureText()
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const choose = (file: File | undefined) => {
    if (chosen !== undefined) URL.revokeObjectURL(chosen)
    setChosen(file && URL.createObjectURL(file))
  }
  const done = (now: Profile) => {
    choose(undefined)
    setProblem(undefined)
    onChanged(now)
    say({ kind: "success", text: t("ownProfile.saved") })
  }
  const refused = (failure: { readonly _tag: string }) => {
    choose(undefined)
    setProblem(textOf(failure))
    return true
  }
  const keep = useSend(putProfileImage, { refreshes: [getProfile], onDone: done, onFailure: refused })
  const remove = useSend(deleteProfileImage, { refreshes: [getProfile], onDone: done })
  const name = `${profile.firstName} ${profile.lastName}`
  return (
    <Section title={t("photo.title")} id="photo">
      <div className="PhotoSection">
        <Avatar name={name} src={profile.imageUrl} size={96} isNamed />
        <FileDrop
          label={t("photo.choose")}
          description={t("photo.rules")}
          buttonLabel={t("photo.chooseFile")}
          dropLabel={t("photo.orDrop")}
          accept={accept}
          maxBytes={largestUpload}
          errorMessage={problem}
          camera="user"
          onFiles={([file]) => {
            setProblem(undefined)
            choose(file)
          }}
          onRefused={([first]) => setProblem(t(first?.reason === "size" ? "fileTooLarge" : "failure.NotAPicture"))}
        />
        {profile.photo !== null && <div><Button size="small" variant="quiet" icon="trash" isPending={remove.isPending} onPress={() => remove.send({})}>{t("photo.remove")}</Button></div>}
      </div>
      {chosen !== undefined && (
        <CropPhoto
          url={chosen} isPending={keep.isPending}
          onCancel={() => choose(undefined)}
          onCut={(photo) => keep.send({ photo })}
          onUnreadable={() => refused({ _tag: "NotAPicture" })}
        />
      )}
    </Section>
  )
}
