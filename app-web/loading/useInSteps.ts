import { useDeferredValue, useMemo } from "react"

/**
 * What is drawn of something large: looked at in another way, it is drawn in short steps once the press that asked for it
 * is answered, and stands as it was until then. What changes within the same look is drawn at once.
 */
export const useInSteps = <A>(now: A, look: string): A => {
  const asked = useMemo(() => ({ now, look }), [now, look])
  const drawn = useDeferredValue(asked)
  return drawn.look === look || drawn.now === undefined ? now : drawn.now
}
