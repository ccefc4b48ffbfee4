import { useState } from "react"
import { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { getEdiStrayCount } from "#domain/edi/ediCountsApi.ts"
import { listEdiStrays } from "#domain/edi/ediStraysApi.ts"
import { getReceivables, listReceivables } from "#domain/edi/receivablesApi.ts"
import { maxRemittanceLength, postRemittanceFile, type RemittancePart } from "#domain/edi/remittanceFileApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { FileDrop } from "#ui/FileDrop.tsx"
import { Link } from "#ui/Link.tsx"
import { Select } from "#ui/Select.tsx"
import { Table } from "#ui/Table.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByEdi } from "./changedByEdi.ts"

interface Given {
  readonly fileName: string
  readonly content: string
}

/**
 * Uploads a network's remittance file received by mail. It is posted like one received automatically, and the result is
 * shown per invoice.
 */
export function RemittanceUpload({ onClose }: { readonly onClose: () => void }) {
  const { t, of } = useWords()
  const [fault, setFault] = useState<string>()
  // If the file's sender is not in the setup, the user chooses the network.
  const [asked, setAsked] = useState<Given>()
  const [asksNetwork, setAsksNetwork] = useState(false)
  const [network, setNetwork] = useState<EdiNetwork | null>(null)
  const networks = useOptions("partnerNetwork", EdiNetwork)
  const { send, isPending, output } = useApiMutation(postRemittanceFile, {
    invalidates: [...changedByEdi, getReceivables, listReceivables, listEdiStrays, getEdiStrayCount],
    onDone: () => setAsked(undefined),
    onFailure: (failure) => {
      if (failure._tag !== "RemittanceFileRefused") return false
      setAsksNetwork(["senderUnknown", "notSetUp"].includes(failure.reason))
      const why = of("remittanceFault", failure.reason)
      setFault(
        failure.line > 0
          ? t("remittanceFile.at", { line: failure.line, found: failure.found, why })
          : failure.found === ""
            ? why
            : `${why}: ${failure.found}`
      )
      return true
    }
  })
  const take = async ([file]: ReadonlyArray<File>) => {
    if (file === undefined) return
    setFault(undefined)
    setNetwork(null)
    setAsksNetwork(false)
    const given = { fileName: file.name.replaceAll(/[<>]/g, " ").slice(0, 200), content: await file.text() }
    setAsked(given)
    send(given)
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={t("remittanceFile.upload")}
      closeLabel={t("close")}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
    >
      <div className="EdiList">
        <FileDrop
          label={t("remittanceFile.file")}
          description={t("remittanceFile.hint")}
          buttonLabel={t("remittanceFile.choose")}
          dropLabel={t("remittanceFile.drop")}
          accept={["text/plain", ".820", ".835", ".edi", ".x12", ".txt", ".dat"]}
          maxBytes={maxRemittanceLength}
          isDisabled={isPending}
          errorMessage={fault}
          onFiles={(files) => void take(files)}
          onReject={([one]) =>
            setFault(of("remittanceFault", one?.reason === "size" ? "tooLarge" : "notAnInterchange"))
          }
        />
        {fault !== undefined && asked !== undefined && asksNetwork && (
          <div className="EdiAskNetwork">
            <Select
              label={t("edi.partner")}
              description={t("remittanceFile.networkHint")}
              options={networks}
              value={network}
              onChange={(chosen) => setNetwork(chosen === "none" ? null : chosen)}
            />
            <Button
              isDisabled={network === null}
              isPending={isPending}
              onPress={() => {
                if (network === null) return
                setFault(undefined)
                send({ ...asked, network })
              }}
            >
              {t("remittance.save")}
            </Button>
          </div>
        )}
        {output !== undefined &&
          fault === undefined &&
          (output.isKnown ? (
            <Callout tone="info" title={t("remittanceFile.known")} isLive />
          ) : (
            <Parts parts={output.parts} />
          ))}
      </div>
    </Dialog>
  )
}

/** The result per invoice, and whether anything has to be resolved manually. */
function Parts({ parts }: { readonly parts: ReadonlyArray<RemittancePart> }) {
  const { t, of } = useWords()
  const { money } = useFormats()
  const waits = parts.filter(({ outcome }) => ["unknownInvoice", "nothingLeft", "totalDiffers"].includes(outcome))
  const rows = parts.map((part, at) => ({ ...part, id: String(at) }))
  const columns: ReadonlyArray<TableColumn<(typeof rows)[number]>> = [
    {
      id: "invoice",
      title: t("edi.invoice"),
      width: "112px",
      cardRole: "title",
      cell: ({ invoiceNumber, jobId }) =>
        jobId === null ? invoiceNumber || "–" : <Link href={`/jobs/${jobId}/edit`}>{invoiceNumber}</Link>
    },
    { id: "amount", title: t("strays.amount"), width: "112px", align: "end", cell: ({ amount }) => money(amount) },
    { id: "state", title: t("edi.state"), width: "1fr", cell: ({ outcome }) => of("remittanceOutcome", outcome) }
  ]
  return (
    <>
      <Callout
        tone={waits.length === 0 ? "success" : "warning"}
        title={
          waits.length === 0
            ? t("remittanceFile.posted", { count: parts.length })
            : t("remittanceFile.waits", { count: waits.length })
        }
        isLive
      />
      <Table
        label={t("remittanceFile.upload")}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowText={({ invoiceNumber }) => invoiceNumber}
        loadingLabel={t("edi.loading")}
        empty={null}
      />
    </>
  )
}
