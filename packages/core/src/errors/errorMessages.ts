import type { AppErrorCode } from './AppErrorCode';

/**
 * Our own sentences, as the specification has them. They stand apart from the catalogue, so that whoever throws an error does
 * not bring what screens say about all of them.
 */
export const errorMessages = {
  user_id_missing: 'user id not available. Cannot fetch Profile',
  no_data: 'Received no data',
  avatar_upload_failed: 'Something went wrong',
  image_resize_failed: 'Error during resizing of image',
  image_blob_failed: 'Could not convert canvas to blob',
} as const satisfies { readonly [Code in AppErrorCode]?: string };
