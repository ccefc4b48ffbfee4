import type { IncomingMessage } from "node:http"

/**
 * Reads no more of a request. A paused request still fills its buffer from the socket: `_read`, which is for whoever
 * makes a stream, is taken from it, so that it asks the socket for nothing; pausing the socket is what is public.
 */
export const stopReading = (request: IncomingMessage): void => {
  request._read = () => {}
  request.socket?.pause()
}
