"""Finds how many pictures of a list have each background, on Spark: python spark_job.py LIST"""

import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from tincture.spark import extract

spark = SparkSession.builder.appName("backgrounds").getOrCreate()
pictures = spark.read.text(sys.argv[1]).withColumnRenamed("value", "location").repartition(8)
records = extract(pictures).cache()
records.where("error is not null").select("location", "error").show(truncate=False)
records.groupBy(F.get_json_object("record", "$.backdrop").alias("backdrop")).count().orderBy("count", ascending=False).show()
spark.stop()
