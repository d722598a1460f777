/** Starts a server on a free port and returns its address. @param {import('node:net').Server} server */
export const listen = async (server) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
};
