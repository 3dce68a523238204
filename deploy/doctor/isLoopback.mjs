/** Whether an address is this machine's own. @param {URL} url */
export const isLoopback = ({ hostname }) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
