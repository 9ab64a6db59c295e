/** Sends mail. Only the `send-mail` job calls it, so that a mail is queued in the transaction that causes it. */
export interface Mail {
  send(mail: { to: string; subject: string; text: string; messageId: string }): Promise<void>
}
