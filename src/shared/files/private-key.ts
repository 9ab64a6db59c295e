/** The folder of files that are sent in messages. */
export const messageFolder = 'message'

/** Whether a stored object has no public address: files of messages are read by the two sides of their lead only. */
export const isPrivateKey = (key: string): boolean => key.split('/')[1] === messageFolder
