/** Without a line a request: the publisher asks four times a second, and addresses are private. */
export default { level: 'info' }
