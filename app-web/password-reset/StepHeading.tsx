import { useEffect, useRef } from "react"

export interface StepHeadingProps {
  readonly title: string
  readonly about: string
  /** Takes the focus, so that a screen reader says where one has arrived. */
  readonly isArrival?: boolean
}

/** What the present step is about. */
export function StepHeading({ title, about, isArrival = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [isArrival])
  return (
    <div className="PasswordResetWords">
      <h1 ref={heading} tabIndex={isArrival ? -1 : undefined}>
        {title}
      </h1>
      <p>{about}</p>
    </div>
  )
}
