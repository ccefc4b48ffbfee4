import { deleteProfileImage, getProfile, putProfileImage } from "#domain/account/accountApi.ts"
import { imageUrl } from "#domain/account/imageUrl.ts"
import type { Profile, ProfileDraft } from "#domain/account/Profile.ts"
import { Avatar } from "#ui/Avatar.tsx"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { CropPicture } from "#web/forms/CropPicture.tsx"
import { PictureDrop } from "#web/forms/PictureDrop.tsx"
import { usePicture } from "#web/forms/usePicture.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import "./PhotoSection.css"

export interface PhotoSectionProps {
  readonly form: Form<typeof ProfileDraft>
  readonly profile: Profile
  readonly onChanged: (now: Profile) => void
}

/**
 * The user's profile photo: chosen, cropped and saved immediately (spec §5 Uploads). A switch shows initials instead of
 * the photo (spec §3 avatar flag).
 */
export function PhotoSection({ form, profile, onChanged }: PhotoSectionProps) {
  const { t } = useWords()
  const showToast = useToast()
  const picture = usePicture()
  const done = (now: Profile) => {
    picture.close()
    onChanged(now)
    showToast({ kind: "success", text: t("ownProfile.saved") })
  }
  const keep = useApiMutation(putProfileImage, { invalidates: [getProfile], onDone: done, onFailure: picture.refuse })
  const remove = useApiMutation(deleteProfileImage, { invalidates: [getProfile], onDone: done })
  const name = `${profile.firstName} ${profile.lastName}`
  return (
    <Section title={t("photo.title")} id="photo">
      <div className="PhotoSection">
        <Avatar
          name={name}
          src={imageUrl({ photo: profile.photo, usesAvatar: form.values.usesAvatar })}
          size={96}
          isNamed
        />
        <PictureDrop picture={picture} label={t("photo.choose")} isOfPerson />
        {profile.photo !== null && (
          <>
            <Checkbox {...form.tick("usesAvatar", t("photo.usesAvatar"))}>{t("photo.usesAvatar")}</Checkbox>
            <div>
              <Button
                size="small"
                variant="quiet"
                icon="trash"
                isPending={remove.isPending}
                onPress={() => remove.send({})}
              >
                {t("photo.remove")}
              </Button>
            </div>
          </>
        )}
      </div>
      {picture.url !== undefined && (
        <CropPicture
          url={picture.url}
          title={t("photo.cut")}
          keepLabel={t("photo.keep")}
          maxEdge={1024}
          isSquare
          isPending={keep.isPending}
          onCancel={picture.close}
          onCut={(photo) => keep.send({ photo })}
          onUnreadable={() => picture.refuse({ _tag: "NotAPicture" })}
        />
      )}
    </Section>
  )
}
