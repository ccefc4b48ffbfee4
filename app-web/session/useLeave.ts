import { createContext, useContext } from "react"

export const LeaveContext = createContext<(url: string) => void>((url) => location.assign(url))

/** Leaves the page for an address of another domain of ours. Stories stay. */
export const useLeave = () => useContext(LeaveContext)
