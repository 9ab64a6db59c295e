/** The server's message as the pages show it. */
export const serverMessage = (message: string): string => message
