/** The button that opens a chat with support. */
export const support = {
  chat: 'Chat with support',
  opening: 'Opening the chat',
  ready: 'The chat is ready. Press again to open it.',
};
