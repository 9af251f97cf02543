import { type Client, createNoticeInboxStore } from '@oja/core';

/** Tells the server, or this device, that a notice was read. Loaded when one is dismissed. */
export const markRead = (client: Client, id: string) =>
  client.getStore(createNoticeInboxStore).mark([id], { isRead: true });
