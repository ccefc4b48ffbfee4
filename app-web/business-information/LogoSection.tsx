import { useState } from "react"
import type { BusinessInformation } from "#domain/business-information/BusinessInformation.ts"
import { deleteLogo, getBusinessInformation, putLogo } from "#domain/business-information/businessInformationApi.ts"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { CropPicture } from "#web/forms/CropPicture.tsx"
import { PictureDrop } from "#web/forms/PictureDrop.tsx"
import { usePicture } from "#web/forms/usePicture.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import "./LogoSection.css"

export interface LogoSectionProps {
  readonly business: BusinessInformation
  readonly onChanged: (now: BusinessInformation) => void
}

/** The logo as printed on documents, on white: chosen, cropped and saved immediately (spec §5 Uploads). */
export function LogoSection({ business: { businessName, logo }, onChanged }: LogoSectionProps) {
  const { t } = useWords()
  const showToast = useToast()
  const picture = usePicture()
  const [broken, setBroken] = useState<string>()
  const done = (text: string) => (now: BusinessInformation) => {
    picture.close()
    onChanged(now)
    showToast({ kind: "success", text })
  }
  const refreshes = [getBusinessInformation]
  const keep = useApiMutation(putLogo, {
    invalidates: refreshes,
    onDone: done(t("logo.saved")),
    onFailure: picture.refuse
  })
  const remove = useApiMutation(deleteLogo, { invalidates: refreshes, onDone: done(t("logo.removed")) })
  return (
    <Section title={t("logo.title")} id="logo">
      <div className="LogoSection">
        <div className="LogoPlate">
          {logo === null ? (
            <p>{t("logo.none")}</p>
          ) : broken === logo ? (
            <p role="alert">{t("logo.failed")}</p>
          ) : (
            <img
              src={`/api/V1/files/${logo}`}
              alt={t("logo.alt", { name: businessName })}
              onError={() => setBroken(logo)}
            />
          )}
        </div>
        <div className="LogoChoice">
          <PictureDrop picture={picture} label={t("logo.choose")} />
          {logo !== null && (
            <div>
              <Button
                size="small"
                variant="quiet"
                icon="trash"
                isPending={remove.isPending}
                onPress={() => remove.send({})}
              >
                {t("logo.remove")}
              </Button>
            </div>
          )}
        </div>
      </div>
      {picture.url !== undefined && (
        <CropPicture
          url={picture.url}
          title={t("logo.cut")}
          keepLabel={t("logo.keep")}
          maxEdge={2000}
          isPending={keep.isPending}
          onCancel={picture.close}
          onCut={(cut) => keep.send({ logo: cut })}
          onUnreadable={() => picture.refuse({ _tag: "NotAPicture" })}
        />
      )}
    </Section>
  )
}
