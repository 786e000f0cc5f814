import { readFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { buildSync } from 'esbuild'

/** The entries of a package are folders of `build`. */
const folderOf = (path) => path.slice(0, path.indexOf('/build/') + '/build'.length)
