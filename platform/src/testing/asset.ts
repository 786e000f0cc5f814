/** Replaces imports of pictures, videos and fonts in tests, which no bundler turns into an address. */
export default '/asset'
