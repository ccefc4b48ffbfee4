import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { type Board, type BoardJob } from "#domain/schedule/boardApi.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { RuleList, useRuleSentence } from "#web/jobs/install/RuleList.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { BoardActions, BoardBar } from "./BoardBar.tsx"
import { type CompanionMove, DayBoard } from "./DayBoard.tsx"
import {
  jobClocks,
  minutesOf,
  planAt,
  planWithout,
  type BoardSlot,
  type Stop,
  stopsOf,
  companionRows,
  timeOf
} from "./stops.ts"
import { rulerOf } from "./dayRuler.ts"
import { MovedBy } from "./movedBy.ts"
import { StopColors } from "./stopTones.ts"
import { ColorChoice, ColorLegend } from "./ColorLegend.tsx"
import type { EmptySpan } from "./useEmptySpan.ts"
import { Tray } from "./Tray.tsx"
import type { BoardAddress } from "./useBoardAddress.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { type MoveTarget, useMoving } from "./useMoving.ts"
import { CardSelectionContext } from "./useSelection.ts"
import { useDragCheck } from "./usePlanCheck.ts"
import { usePlanning } from "./usePlanning.ts"
import { plansFor } from "./bulkPlacement.ts"
import { useStableCallback } from "./useStableCallback.ts"
import { useBulkPlanning } from "./useBulkPlanning.ts"
import { useBulkDragCheck } from "./useBulkDragCheck.ts"
import { slotIn } from "./weekSlots.ts"

const MoveDialog = lazyPart(() => import("./MoveDialog.tsx"), "MoveDialog", "idle")
const ReasonDialog = lazyPart(() => import("#web/jobs/install/ReasonDialog.tsx"), "ReasonDialog", "idle")
const MoveSelectedJobs = lazyPart(() => import("./MoveSelectedJobs.tsx"), "MoveSelectedJobs", "idle")
const SelectedJobsBar = lazyPart(() => import("./SelectedJobsBar.tsx"), "SelectedJobsBar", "idle")
const RejectedPlans = lazyPart(() => import("./RejectedPlans.tsx"), "RejectedPlans", "idle")
const BoardList = lazyPart(() => import("./BoardList.tsx"), "BoardList", "idle")
const NotifyCustomer = lazyPart(() => import("./NotifyCustomer.tsx"), "NotifyCustomer", "asked")
const NotifyCustomers = lazyPart(() => import("./NotifyCustomers.tsx"), "NotifyCustomers", "asked")
const SlotsForJob = lazyPart(() => import("./SlotsForJob.tsx"), "SlotsForJob", "idle")
const JobPanel = lazyPart(() => import("./JobPanel.tsx"), "JobPanel", "idle")
const WeekBoard = lazyPart(() => import("./WeekBoard.tsx"), "WeekBoard", "idle")
const MonthView = lazyPart(() => import("./MonthView.tsx"), "MonthView", "idle")
const RemoteMoveTracker = lazyPart(() => import("./RemoteMoveTracker.tsx"), "RemoteMoveTracker", "idle")
const DaySheets = lazyPart(() => import("./DaySheets.tsx"), "DaySheets", "idle")

interface PlannedBoardProps {
  readonly board: Board
  readonly address: BoardAddress
  readonly go: (change: Partial<BoardAddress>) => void
  /** Navigates to another screen. */
  readonly leaveFor: (path: string) => void
  readonly day: string
  readonly days: ReadonlyArray<string>
  readonly canPlan: boolean
}

/** The board with its panels and dialogs, and the actions the user may take. */
export const PlannedBoard = memo(function PlannedBoard(shown: PlannedBoardProps) {
  const { board: all, address, go, leaveFor, day, days, canPlan } = shown
  const { t } = useWords()
  const words = useBoardWords()
  const say = useRuleSentence()
  const [telling, setTelling] = useState<ReadonlyArray<BoardJob>>([])
  const planning = usePlanning({ onNotify: setTelling })
  const [spoken, setSpoken] = useState("")
  const [movedBy, setMovedBy] = useState<ReadonlyMap<JobId, string>>(new Map())
  const [dialog, setDialog] = useState<{ readonly job: BoardJob; readonly at: number | undefined }>()
  const [slotsFor, findSlotsFor] = useState<typeof dialog>()
  const focusOn = useRef<string>(undefined)

  const clockOf = useMemo(() => jobClocks(all), [all])
  const board = useMemo(
    () => ({
      ...all,
      locations: all.locations.filter(({ id }) => address.location === "" || id === address.location)
    }),
    [all, address.location]
  )
  const colors = useMemo(() => ({ coloring: address.color, locations: all.locations }), [address.color, all.locations])
  const isShown = (job: BoardJob) =>
    (address.type === "" || job.jobType === address.type) && (address.stage === "" || job.stage === address.stage)
  const lanes = useMemo(
    () => board.lanes.filter(({ userId }) => address.installer === "" || userId === address.installer),
    [board.lanes, address.installer]
  )
  const stops = useMemo(
    () =>
      stopsOf(board.jobs.filter(isShown), clockOf).filter(({ userId }) => lanes.some((lane) => lane.userId === userId)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [board.jobs, lanes, clockOf, address.type, address.stage]
  )
  const waiting = useMemo(
    () => board.waiting.filter(isShown),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [board.waiting, address.type, address.stage]
  )
  const drawn = useMemo(() => [...stops.map(({ job }) => job), ...waiting], [stops, waiting])
  const jobOf = (id: string) => [...board.jobs, ...board.waiting].find((one) => one.id === id)
  // The card responds to a click immediately; the panel, which resizes the entire board, renders at lower priority.
  const [selectedId = "", row] = useDeferredValue(address.job).split(".")
  const selected = jobOf(selectedId)
  const selectedAt = row === undefined || selected?.installers[Number(row)] === undefined ? undefined : Number(row)

  const nameOf = (userId: string) => {
    const lane = board.lanes.find((one) => one.userId === userId)
    return lane === undefined ? t("board.someone") : words.nameOf(lane)
  }
  const where = (spot: BoardSlot) =>
    t("board.spot", { name: nameOf(spot.userId), day: words.weekday(spot.day), span: words.span(spot.start, spot.end) })
  /** The job's other installers, who move to another day with it. */
  const alongOf = (job: BoardJob, at: number | undefined, spot: BoardSlot) =>
    companionRows(job, at, spot.day).map(({ userId, start, end }) =>
      t("board.along", {
        name: nameOf(userId),
        span: words.span(minutesOf(start), end === "" ? minutesOf(start) + job.minutes : minutesOf(end))
      })
    )
  const moved = (job: BoardJob, at: number | undefined, spot: BoardSlot) =>
    [
      t("board.moved", { name: job.customerName, where: where(spot), number: String(job.number) }),
      ...alongOf(job, at, spot)
    ].join(". ")

  const follow = (key: string, isDone: Promise<unknown>) => {
    focusOn.current = key
    void isDone.finally(() =>
      setTimeout(() => {
        if (focusOn.current === key) focusOn.current = undefined
      }, 500)
    )
  }
  const plan = (job: BoardJob, at: number | undefined, next: Parameters<typeof planning.plan>[1], spot: BoardSlot) => {
    const isKept = planning.plan(job, next, moved(job, at, spot))
    follow(`${job.id}.${at ?? next.installers.length - 1}`, isKept)
    void isKept.then((kept) => {
      if (kept) setSpoken(moved(job, at, spot))
    })
  }
  const activeLanes = useMemo(() => lanes.filter(({ active }) => active), [lanes])
  const together = useBulkPlanning({ stops, waiting, lanes: activeLanes, clockOf, planning, announce: setSpoken })
  const isWeek = address.view === "week"
  const isMonth = address.view === "month"
  const { moving, target } = useMoving({
    lanes: activeLanes,
    day,
    ruler: rulerOf(board.timeZone, day),
    week:
      isWeek || isMonth
        ? { days, isMonth, fit: (held, cell) => slotIn(held, cell, { board, stops, together }) }
        : undefined,
    onDrop: (dropped: MoveTarget) => {
      const { job, at, spot } = dropped
      const places = together.placesAt(dropped)
      if (places.length > 1) return together.plan(places)
      plan(job, at, planAt(job, at, spot, clockOf(job, spot.day)), spot)
    },
    onUnassign: ({ key, job, at }) => (together.isHeld(key) ? together.unassign() : unassign(job, at ?? 0)),
    onCancel: ({ job }) => setSpoken(t("board.cancelled", { name: job.customerName }))
  })
  const isOverLane = canPlan && target?.over === "lane"
  /** The new places of all selected jobs, if several are being moved. */
  const held = useMemo(
    () => {
      const places = isOverLane ? together.placesAt(target) : []
      return places.length > 1 ? places : []
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [target]
  )
  const ownRules = useDragCheck(
    target?.job,
    isOverLane && held.length === 0 ? target.spot : undefined,
    target === undefined ? { shift: 0 } : clockOf(target.job, target.spot.day)
  )
  const heldRules = useBulkDragCheck(useMemo(() => plansFor(held, clockOf), [held, clockOf]))
  const rules = target === undefined || held.length === 0 ? ownRules : (heldRules.get(target.job.id) ?? [])
  const along = useMemo(
    (): ReadonlyArray<CompanionMove> =>
      held
        .filter(({ key }) => key !== target?.key)
        .map((one) => ({ ...one, rules: one.job.id === target?.job.id ? [] : (heldRules.get(one.job.id) ?? []) })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [held, heldRules]
  )
  const told =
    target === undefined
      ? undefined
      : target.over === "lane"
        ? [
            where(target.spot),
            ...(along.length === 0 ? [] : [t("board.severalAlong", { count: along.length })]),
            ...rules.map(say),
            ...along.flatMap(({ job, rules: broken }) =>
              broken.map(
                (rule) => `${t("board.jobOf", { number: String(job.number), name: job.customerName })}: ${say(rule)}`
              )
            )
          ].join(". ")
        : target.over === "tray"
          ? t("board.unassigned")
          : t("board.cancelled", { name: target.job.customerName })
  useEffect(() => {
    if (told !== undefined) setSpoken(told)
  }, [told])

  // A card moved to another lane is a new element, so the focus must be restored.
  useEffect(() => {
    if (focusOn.current === undefined || document.activeElement !== document.body) return
    const card = document.querySelector<HTMLElement>(`[data-stop="${focusOn.current}"]`)
    // In a month, it may be one that does not fit in its day.
    const job = board.jobs.find(({ id }) => focusOn.current?.startsWith(`${id}.`))
    const on = card ?? document.querySelector<HTMLElement>(`[role=gridcell][data-day="${job?.date}"]`)
    on?.focus()
  }, [board])
  const jobNow = useStableCallback(jobOf)
  const undo = () => void planning.undo(jobNow)
  const unassign = (job: BoardJob, at: number) => {
    const said = t("board.unassignedNow", { number: String(job.number), name: job.customerName })
    follow(job.id, planning.plan(job, planWithout(job, at), said))
    go({ job: job.id })
  }
  const firstSpot = (job: BoardJob, at: number | undefined): BoardSlot => {
    const stop = stopsOf([job], clockOf).find((one) => one.at === at)
    const lane = lanes.find(({ active }) => active) ?? board.lanes[0]
    const begins = (job.timeFrame === "afternoon" ? 12 * 60 : 8 * 60) + clockOf(job, job.date || day).shift
    return stop === undefined
      ? { userId: lane?.userId as BoardSlot["userId"], day: job.date || day, start: begins, end: begins + job.minutes }
      : { userId: stop.userId, day: job.date, start: stop.start, end: stop.end }
  }
  /** Starts a new job in an empty slot, in the time zone of the location that will do it. */
  const begin = useStableCallback((userId: string, { start, end }: EmptySpan) => {
    const location = board.locations.find(({ id }) => id === address.location) ?? locationOf(stops, userId, board)
    const { shift } = location === undefined ? { shift: 0 } : clockOf({ locationId: location.id }, day)
    const planned = new URLSearchParams({
      day,
      start: timeOf(start - shift),
      end: timeOf(end - shift),
      installer: userId,
      ...(location === undefined ? {} : { location: location.id })
    })
    leaveFor(`/jobs/create?${planned}`)
  })
  const select = (key: string) => go({ job: key === address.job ? "" : key })
  const onSelect = useStableCallback((stop: Stop) => select(stop.key))
  const onDay = useCallback((one: string) => go({ day: one, view: "day" }), [go])
  const onWaiting = useStableCallback((job: BoardJob) => select(job.id))
  const whole = { lanes, stops, selectedKey: address.job, onSelect }
  const note = target !== undefined && (
    <>
      <RuleList rules={rules} />
      <p className="MoveKeys">{t(target.isDragged ? "board.dragShort" : "board.keysShort")}</p>
    </>
  )
  return (
    <>
      <BoardBar
        address={address}
        go={go}
        day={day}
        before={step(address, day, -1)}
        after={step(address, day, 1)}
        board={all}
      />
      <p id={moving.helpId} hidden>
        {t(isMonth ? "board.keysMonth" : isWeek ? "board.keysWeek" : "board.keys")}
      </p>
      <div role="status" className="hidden-text">
        {spoken}
      </div>
      <CardSelectionContext value={canPlan ? together.picking : undefined}>
        <StopColors value={colors}>
          <div className="BoardColors">
            <ColorChoice value={address.color} onChange={(color) => go({ color })} />
            <ColorLegend jobs={drawn} />
            <BoardActions
              undoable={planning.undoable}
              isUndoing={planning.isUndoing}
              onUndo={canPlan ? undo : undefined}
              selection={canPlan ? together.picking : undefined}
            />
          </div>
          {together.isPicking && (
            <SelectedJobsBar
              selection={together.picking}
              count={together.picked.length}
              assigned={together.picked.filter(({ stop }) => stop !== undefined).length}
              all={together.pickable}
              onMove={() => together.ask(true)}
              onUnassign={together.unassign}
            />
          )}
          <MovedBy value={movedBy}>
            <div className="SchedulerMain" data-sheet={selected !== undefined || undefined}>
              <div className="SchedulerBoard">
                {address.view === "day" && (
                  <DayBoard
                    board={board}
                    day={day}
                    {...whole}
                    moving={canPlan ? moving : undefined}
                    target={target}
                    companions={along}
                    onBegin={canPlan ? begin : undefined}
                    note={note}
                  />
                )}
                {address.view === "list" && (
                  <BoardList
                    day={day}
                    {...whole}
                    moving={canPlan ? moving : undefined}
                    target={target}
                    companions={along}
                    onBegin={canPlan ? begin : undefined}
                    note={note}
                  />
                )}
                {isWeek && (
                  <WeekBoard
                    board={board}
                    days={days}
                    {...whole}
                    onDay={onDay}
                    moving={canPlan ? moving : undefined}
                    target={target}
                    companions={along}
                    note={note}
                  />
                )}
                {isMonth && (
                  <MonthView
                    board={board}
                    day={day}
                    {...whole}
                    onDay={onDay}
                    moving={canPlan ? moving : undefined}
                    target={target}
                    companions={along}
                    note={note}
                  />
                )}
                {(canPlan || waiting.length > 0) && (
                  <Tray
                    jobs={waiting}
                    today={board.today}
                    selectedKey={waiting.some(({ id }) => id === address.job) ? address.job : ""}
                    onSelect={onWaiting}
                    moving={canPlan && (isWeek || address.view === "day") ? moving : undefined}
                    movingKey={target !== undefined && target.at === undefined ? target.key : undefined}
                    isOver={target?.over === "tray" && target.at !== undefined}
                  />
                )}
              </div>
              {selected !== undefined && (
                <JobPanel
                  job={selected}
                  lanes={board.lanes}
                  locations={all.locations}
                  canPlan={canPlan}
                  at={selectedAt}
                  onMove={() => setDialog({ job: selected, at: selectedAt })}
                  onFind={() => findSlotsFor({ job: selected, at: selectedAt })}
                  onNotify={() => setTelling([selected])}
                  onUnassign={() => unassign(selected, selectedAt ?? 0)}
                  onClose={() => go({ job: "" })}
                />
              )}
            </div>
          </MovedBy>
        </StopColors>
      </CardSelectionContext>
      {canPlan && (
        <RemoteMoveTracker
          board={all}
          shown={`${days.join()} ${address.location}`}
          isOwn={planning.isOwn}
          onChange={setMovedBy}
          announce={setSpoken}
        />
      )}
      {dialog !== undefined && (
        <MoveDialog
          job={dialog.job}
          at={dialog.at}
          lanes={board.lanes}
          first={firstSpot(dialog.job, dialog.at)}
          clockOn={(on) => clockOf(dialog.job, on)}
          onPlan={(next, spot) => {
            setDialog(undefined)
            plan(dialog.job, dialog.at, next, spot)
            go({ job: `${dialog.job.id}.${dialog.at ?? next.installers.length - 1}` })
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {slotsFor !== undefined && (
        <SlotsForJob
          job={slotsFor.job}
          at={slotsFor.at}
          lanes={all.lanes}
          clockOn={(on) => clockOf(slotsFor.job, on)}
          onPlan={(next, spot) => {
            findSlotsFor(undefined)
            plan(slotsFor.job, slotsFor.at, next, spot)
            const key = `${slotsFor.job.id}.${slotsFor.at ?? next.installers.length - 1}`
            go({ job: key, ...(days.includes(spot.day) ? {} : { day: spot.day }) })
          }}
          onClose={() => findSlotsFor(undefined)}
        />
      )}
      {together.isAsked && (
        <MoveSelectedJobs
          picked={together.picked}
          lanes={board.lanes}
          onPlan={(places) => {
            together.ask(false)
            together.plan(places)
          }}
          onClose={() => together.ask(false)}
        />
      )}
      {planning.refused !== undefined && (
        <RejectedPlans
          refused={planning.refused}
          onPlan={(reason) => void planning.planOthers(reason)}
          onClose={planning.dropRefused}
        />
      )}
      {telling.length === 1 && <NotifyCustomer id={telling[0]!.id} onClose={() => setTelling([])} />}
      {telling.length > 1 && <NotifyCustomers jobs={telling} onClose={() => setTelling([])} />}
      {planning.unreasoned !== undefined && (
        <ReasonDialog
          title={t("board.reasonTitle", {
            number: String(planning.unreasoned.job.number),
            name: planning.unreasoned.job.customerName
          })}
          rules={planning.unreasoned.rules}
          onSubmit={(reason) => void planning.giveReason(reason)}
          onClose={planning.dropReason}
        />
      )}
      {!isMonth && <DaySheets days={days} lanes={lanes} stops={stops} />}
    </>
  )
})

/** The target of the arrows: one day, week or month away. */
const step = ({ view, days }: Pick<BoardAddress, "view" | "days">, day: string, by: 1 | -1): string => {
  if (view === "week") return daysAfter(day, Number(days) * by)
  if (view !== "month") return daysAfter(day, by)
  return `${daysAfter(`${day.slice(0, 7)}-15`, 30 * by).slice(0, 7)}-01`
}

/** The location an installer works at that day, judging by their other stops; the only location if the shop has one. */
const locationOf = (stops: ReadonlyArray<Stop>, userId: string, { locations }: Pick<Board, "locations">) => {
  const own = stops.find((stop) => stop.userId === userId)?.job.locationId
  return locations.find(({ id }) => id === own) ?? (locations.length === 1 ? locations[0] : undefined)
}
