/** Without a line a request: the publisher asks several times a second, and addresses are private. */
export default { level: 'info' }
