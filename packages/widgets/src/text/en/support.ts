/** The button that opens a chat with support. */
export const support = {
  chat: 'Chat with support',
  opening: 'Opening the chat',
  ready: 'The chat is ready. Press again to open it.',
  reportRefund: 'Report it to support',
  /** First message of the chat. The agent can change it. */
  refundMessage: (sale: string, price: string, at: string, ref: string) =>
    `My sale failed and the money is not back. Reference: ${ref}. ${sale}, ${price}, ${at}.`,
};
