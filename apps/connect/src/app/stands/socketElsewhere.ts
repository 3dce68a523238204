// Stands in the bundle where core looks for a socket: here `openRealtime` opens the only one, in a browser, which has it.

export const withTransport = () => ({});
export const refuseWithoutSocket = () => undefined;
