import { type Client, createNoticeInboxStore } from '@oja/core';

/** Marks a notice as read on the server or on this device. Loaded lazily when the first one is dismissed. */
export const markRead = (client: Client, id: string) =>
  client.getStore(createNoticeInboxStore).mark([id], { isRead: true });
