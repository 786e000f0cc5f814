/** Stands for a picture, video or font file where no bundler turns the import into its address. */
export default '/asset'
